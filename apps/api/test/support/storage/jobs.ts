import { FollowUps } from "../../../src/platform/jobs/FollowUps.ts"
import { hurriedFollowing } from "../hurriedFollowing.ts"

/** Jobs on the database of the context; nobody keeps them. */
export const appointments = FollowUps.layer(hurriedFollowing(2))

import { FollowUps } from "../../../src/platform/jobs/FollowUps.ts"
import { hurriedFollowing } from "../hurriedFollowing.ts"

/** Follow-up jobs on the database of the context; nothing runs them. */
export const followUpJobs = FollowUps.layer(hurriedFollowing(2))

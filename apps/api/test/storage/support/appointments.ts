import { FollowUps } from "../../../src/following/FollowUps.ts"
import { hurriedFollowing } from "../../support/hurriedFollowing.ts"

/** Appointments on the database of the context; nobody keeps them. */
export const appointments = FollowUps.layer(hurriedFollowing(2))

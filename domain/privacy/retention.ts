import type { Db } from "../../db/connect.ts";
import { forgetEmailChanges } from "../accounts/change-email.ts";
import { forgetInvitations } from "../accounts/invitations/invite-colleague.ts";
import { forgetSessionsBefore } from "../accounts/sign-in/session-store.ts";
import { forgetSignIns } from "../accounts/sign-in/sign-in-log.ts";
import { forgetOldMails } from "../conversations/mail-conversation.ts";
import { forgetEnded } from "../deliveries/removal-store.ts";
import { forgetCounts } from "../rate-limit/check-rate-limit.ts";
import type { Runtime } from "../runtime.ts";
import { forgetOldQuestions } from "../unknown-questions/unknown-question-list.ts";

const jobs: readonly ((db: Db, runtime: Runtime) => Promise<unknown>)[] = [
	forgetEnded,
	forgetCounts,
	forgetOldMails,
	forgetOldQuestions,
	forgetSignIns,
	(db, runtime) => forgetSessionsBefore(db, runtime.now().toISOString()),
	forgetInvitations,
	forgetEmailChanges,
];

/**
 * Deletes expired data of every kind, whether or not anybody visits. A failure does not stop the other kinds; the next
 * run tries again.
 * @param onFailure receives the error.
 */
export async function forgetOld(
	db: Db,
	runtime: Runtime,
	onFailure: (error: unknown) => void,
): Promise<void> {
	for (const forget of jobs) await forget(db, runtime).catch(onFailure);
}

import { limits } from "../../../config/limits.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import { type Cursor, nextCursor } from "../../../db/keyset.ts";
import type { Factor, SignInEvent } from "../../../shared/account.ts";
import { type Actor, exportSubject } from "../../audit-log/audit-entry.ts";
import { exportList } from "../../audit-log/audit-log.ts";
import { enqueue } from "../../deliveries/delivery-store.ts";
import type { Runtime } from "../../runtime.ts";
import { dayMs } from "../../wall-clock.ts";
import { type SignInEntry, successes } from "./sign-in-event.ts";
import {
	forgetSignInsBefore,
	hasSignedIn,
	insertSignIn,
	listSignIns,
	type NewSignInEntry,
	type SignInFilter,
	setSignedIn,
} from "./sign-in-event-store.ts";

export type { SignInFilter };

const perPage = 60;
const userAgentLength = 300;

export type SignInAttempt = {
	event: SignInEvent;
	factor?: Factor;
	accountId: string | null;
	visitorAddress: string;
	userAgent: string;
	/** An entry with the same key is recorded once, and mailed once. */
	once?: string;
};

/** Records what happened at a sign-in, and tells the account's owner of a new device and of a lockout by mail. */
export async function recordSignIn(
	db: Db,
	runtime: Runtime,
	{ once, ...attempt }: SignInAttempt,
): Promise<void> {
	const entry = {
		...attempt,
		factor: attempt.factor ?? null,
		id: once ? runtime.fingerprint(`sign-in:${once}`) : runtime.newId(),
		at: runtime.now().toISOString(),
		userAgent: attempt.userAgent.slice(0, userAgentLength),
	};
	await db.transaction().execute(async (tx) => {
		const isMailed = await needsMail(tx, entry);
		if ((await insertSignIn(tx, entry)) && isMailed) await mailOwner(tx, runtime, entry);
		if (entry.accountId && successes.includes(entry.event)) await setSignedIn(tx, entry.accountId, entry.at);
	});
}

/** The first sign-in is on a new device, too: its owner gets no mail about it. */
async function needsMail(tx: Tx, { event, accountId }: NewSignInEntry): Promise<boolean> {
	if (!accountId) return false;
	const isNewDevice = event === "new-device" || event === "passkey-new-device";
	return isLockout(event) || (isNewDevice && (await hasSignedIn(tx, accountId)));
}

function isLockout(event: SignInEvent): boolean {
	return event === "locked" || event === "code-locked";
}

async function mailOwner(tx: Tx, runtime: Runtime, entry: NewSignInEntry): Promise<void> {
	const { id, event, at, accountId, userAgent } = entry;
	const payload = { accountId: accountId ?? "", event, at, userAgent };
	// Anybody can lock an account again and again: its owner hears of it once a day.
	const cause = isLockout(event) ? `${accountId}:${event}:${at.slice(0, 10)}` : id;
	await enqueue(tx, runtime, { dedupeKey: `sign-in-notice:${cause}`, kind: "sign-in-notice", payload });
}

/** Reads a page of the log, newest first. @param before the cursor of this page; omitted on the first. */
export async function readSignIns(db: Db, filter: SignInFilter, before?: Cursor) {
	const { rows: entries, next } = await readPage(db, { ...filter, limit: perPage, before });
	return { entries, next };
}

/** Records that the log is exported. @returns all of it, read in parts as it is written. */
export function exportSignIns(
	db: Db,
	runtime: Runtime,
	actor: Actor,
	filter: SignInFilter,
): Promise<AsyncIterable<SignInEntry[]>> {
	const entry = {
		actor,
		action: "sign-ins-exported",
		subject: exportSubject("sign-ins", filter.search),
	} as const;
	return exportList(db, runtime, entry, (page) => readPage(db, { ...filter, ...page }));
}

async function readPage(db: Db, page: SignInFilter & { limit: number; before?: Cursor }) {
	const rows = await listSignIns(db, page);
	return { rows, next: nextCursor(rows, page.limit, ({ at }) => at) };
}

/** Deletes entries that are old enough. */
export async function forgetSignIns(db: Db, runtime: Runtime): Promise<void> {
	const oldest = runtime.now().getTime() - limits.signInLogDays * dayMs;
	await forgetSignInsBefore(db, new Date(oldest).toISOString());
}

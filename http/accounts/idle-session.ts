import { limits } from "../../config/limits.ts";
import type { Db } from "../../db/connect.ts";
import { endIdleSession, noteSeen } from "../../domain/accounts/account-security.ts";
import type { Runtime } from "../../domain/runtime.ts";
import { isDataRequest, pageUrl } from "../pages/page-url.ts";

type Dependencies = { db: Db; runtime: Runtime };
type Usage = { id: string; lastSeen: Date; mostUnusedMs: number };

const noteEveryMs = 60_000;

/** @returns whether somebody left a session unused for too long, which ends it. Otherwise notes that it is used now. */
export async function isIdle(
	{ db, runtime }: Dependencies,
	{ id, lastSeen, mostUnusedMs }: Usage,
	request: Request,
): Promise<boolean> {
	const unusedMs = runtime.now().getTime() - lastSeen.getTime();
	const isOver = unusedMs >= mostUnusedMs;
	const isNoted = unusedMs >= noteEveryMs && !isInBackground(request);
	if (isOver) await endIdleSession(db, id);
	// Reading a page never waits for a database that takes no writes.
	else if (isNoted || isAhead(lastSeen, runtime.now())) void noteSeen(db, runtime, id).catch(() => undefined);
	return isOver;
}

export function isAhead(moment: Date, now: Date): boolean {
	return moment.getTime() - now.getTime() > limits.clockSkewSeconds * 1_000;
}

/** Whether an open page asks by itself: it listens, polls, or reads anew what it shows. */
function isInBackground(request: Request): boolean {
	const { method, headers } = request;
	if (method !== "GET") return false;
	if (/^(text\/event-stream|application\/json)$/.test(headers.get("accept") ?? "")) return true;
	const shown = headers.get("referer") ?? "";
	if (!isDataRequest(request) || !URL.canParse(shown)) return false;
	const [asked, from] = [pageUrl(request), new URL(shown)];
	return asked.pathname === from.pathname && asked.search === from.search;
}

import type { Settings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import { endIdleSession, noteSeen } from "../../domain/accounts/account-security.ts";
import type { Runtime } from "../../domain/runtime.ts";

type Parts = { db: Db; runtime: Runtime; settings: Pick<Settings, "staffIdleMinutes"> };

const noteEveryMs = 60_000;

/** @returns whether staff left a session unused for too long, which ends it. Otherwise notes that it is used now. */
export async function isIdle({ db, runtime, settings }: Parts, id: string, lastSeen: Date): Promise<boolean> {
	const unusedMs = runtime.now().getTime() - lastSeen.getTime();
	const isOver = unusedMs >= settings.staffIdleMinutes * 60_000;
	if (isOver) await endIdleSession(db, id);
	// Reading a page never waits for a database that takes no writes.
	else if (unusedMs >= noteEveryMs) void noteSeen(db, runtime, id).catch(() => undefined);
	return isOver;
}

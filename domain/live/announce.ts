import type { Db, Tx } from "../../db/connect.ts";
import { notify } from "../../db/notify.ts";
import type { LiveEvent } from "./live-event.ts";

/** Tells every open page of every process, once the transaction is committed. */
export function announce(db: Db | Tx, event: LiveEvent): Promise<void> {
	return notify(db, JSON.stringify(event));
}

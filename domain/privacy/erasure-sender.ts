import type { Db } from "../../db/connect.ts";
import type { Sender } from "../deliveries/deliver.ts";
import type { ErasureDestination } from "./erasure-destination.ts";
import { deleteErasureTask, findErasureTask } from "./erasure-store.ts";

/** Sends an erasure to its destination; retries like any delivery until it succeeds. */
export function erasureSender(db: Db, destinations: readonly ErasureDestination[]): Sender {
	return async ({ payload, createdAt }, signal) => {
		const task = await findErasureTask(db, payload.errandId ?? "");
		if (!task) return;
		const destination = destinations.find(({ name }) => name === task.destination);
		if (!destination) throw new UnknownDestinationError(task.destination);
		await destination.erase(task.person, { id: task.id, askedAt: createdAt, signal });
		await deleteErasureTask(db, task.id);
	};
}

/** Thrown without settings: configure the destination again, or erase the person there by hand. */
class UnknownDestinationError extends Error {
	constructor(destination: string) {
		super(`No settings for ${destination}: somebody is still to be erased there.`);
		this.name = "UnknownDestinationError";
	}
}

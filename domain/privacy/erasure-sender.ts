import type { Db } from "../../db/connect.ts";
import type { Sender } from "../deliveries/deliver.ts";
import type { ErasureDestination } from "./erasure-destination.ts";
import { findErrand, forgetErrand } from "./erasure-store.ts";

/** Has a destination erase whom an errand is about; it is tried again like any delivery until it has. */
export function erasureSender(db: Db, destinations: readonly ErasureDestination[]): Sender {
	return async ({ payload, createdAt }, signal) => {
		const errand = await findErrand(db, payload.errandId ?? "");
		if (!errand) return;
		const destination = destinations.find(({ name }) => name === errand.destination);
		if (!destination) throw new UnknownDestinationError(errand.destination);
		await destination.erase(errand.person, { id: errand.id, askedAt: createdAt, signal });
		await forgetErrand(db, errand.id);
	};
}

/** Set the destination up again, or erase the person there by hand. */
class UnknownDestinationError extends Error {
	constructor(destination: string) {
		super(`No settings for ${destination}: somebody is still to be erased there.`);
		this.name = "UnknownDestinationError";
	}
}

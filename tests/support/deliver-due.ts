import { type DeliveryOptions, deliver, takeDue } from "../../domain/deliveries/deliver.ts";
import { newDestinationStates } from "../../domain/deliveries/worker.ts";

const atOnce = 16;

/**
 * Sends all due deliveries once, to every destination that has a sender.
 * @returns how many deliveries it claimed; 0 when none was due.
 */
export async function deliverDue(options: DeliveryOptions): Promise<number> {
	const counts = await Promise.all(
		newDestinationStates(options).map(async (state) => {
			const taken = await takeDue(options, state, atOnce);
			await Promise.all(taken.map((delivery) => deliver(options, state, delivery)));
			return taken.length;
		}),
	);
	return counts.reduce((sum, count) => sum + count, 0);
}

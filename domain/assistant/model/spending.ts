import type { LlmBudget, LlmSettings } from "../../../config/llm.ts";
import type { Db, Tx } from "../../../db/connect.ts";
import type { World } from "../../world.ts";
import { addCost, type Cost } from "./spending-store.ts";

/** Money and time a model may use, counted over all processes of the site. */
export type Spending = {
	/** Sets aside what a turn may cost at most. @returns null when a budget does not have it. */
	reserve(conversationId: string, most: Cost): Promise<Reserved | null>;
};

export type Reserved = {
	/** Gives back what was not used. */
	settle(used: Cost): Promise<void>;
};

type Parts = { db: Db; world: World; settings: Pick<LlmSettings, "perConversation" | "perDay"> };

export function createSpending({ db, world, settings }: Parts): Spending {
	/** @returns whether a budget is exceeded by it. */
	const add = async (on: Db | Tx, conversationId: string, day: string, cost: Cost) => {
		const [ofDay, ofConversation] = [`day:${day}`, `conversation:${conversationId}`] as const;
		const spent = await addCost(on, [ofDay, ofConversation], cost, world.now().toISOString());
		return (
			exceeds(spent.get(ofDay) ?? cost, settings.perDay) ||
			exceeds(spent.get(ofConversation) ?? cost, settings.perConversation)
		);
	};
	return {
		async reserve(conversationId, most) {
			const day = world.now().toISOString().slice(0, 10);
			const within = await db.transaction().execute(async (tx) => {
				if (!(await add(tx, conversationId, day, most))) return true;
				await add(tx, conversationId, day, {
					microDollars: -most.microDollars,
					milliseconds: -most.milliseconds,
				});
				return false;
			});
			if (!within) return null;
			return {
				async settle(used) {
					const rest = {
						microDollars: used.microDollars - most.microDollars,
						milliseconds: used.milliseconds - most.milliseconds,
					};
					await add(db, conversationId, day, rest);
				},
			};
		},
	};
}

function exceeds({ microDollars, milliseconds }: Cost, { dollars, seconds }: LlmBudget): boolean {
	return microDollars > dollars * 1_000_000 || milliseconds > seconds * 1_000;
}

/** Millionths of a dollar for so many tokens: what a million of them costs in dollars, one costs in millionths. */
export function priceOf(tokens: { input: number; output: number }, prices: LlmSettings["prices"]): number {
	return Math.ceil(tokens.input * prices.input + tokens.output * prices.output);
}

import type { LlmBudget, LlmSettings } from "../../../../config/llm.ts";
import type { Db, Tx } from "../../../../db/connect.ts";
import type { Runtime } from "../../../runtime.ts";
import { addCost, type Cost } from "./spending-store.ts";

/** Money and time a model may use, counted over all processes of the site. */
export type Spending = {
	/**
	 * Sets aside the most that a turn may use, on the day it begins.
	 * @returns what counts it in the end, or null, with nothing set aside, when a budget does not have it.
	 */
	reserve(conversationId: string, most: Cost): Promise<ReservedCost | null>;
};

export type ReservedCost = {
	/** Counts what was used in place of what was set aside. */
	settle(used: Cost): Promise<void>;
};

type Parts = { db: Db; runtime: Runtime; settings: Pick<LlmSettings, "perConversation" | "perDay"> };

export function createSpending({ db, runtime, settings }: Parts): Spending {
	/** @returns whether a budget is exceeded by it. */
	const add = async (on: Db | Tx, conversationId: string, day: string, cost: Cost) => {
		const [ofDay, ofConversation] = [`day:${day}`, `conversation:${conversationId}`] as const;
		const spent = await addCost(on, [ofDay, ofConversation], cost, runtime.now().toISOString());
		return (
			exceeds(spent.get(ofDay) ?? cost, settings.perDay) ||
			exceeds(spent.get(ofConversation) ?? cost, settings.perConversation)
		);
	};
	return {
		async reserve(conversationId, most) {
			const day = runtime.now().toISOString().slice(0, 10);
			const isWithin = await db.transaction().execute(async (tx) => {
				if (!(await add(tx, conversationId, day, most))) return true;
				await add(tx, conversationId, day, less(nothing, most));
				return false;
			});
			if (!isWithin) return null;
			return { settle: async (used) => void (await add(db, conversationId, day, less(used, most))) };
		},
	};
}

const nothing: Cost = { microDollars: 0, milliseconds: 0 };

function less(cost: Cost, other: Cost): Cost {
	return {
		microDollars: cost.microDollars - other.microDollars,
		milliseconds: cost.milliseconds - other.milliseconds,
	};
}

function exceeds({ microDollars, milliseconds }: Cost, { dollars, seconds }: LlmBudget): boolean {
	return microDollars > dollars * 1_000_000 || milliseconds > seconds * 1_000;
}

/** Millionths of a dollar for so many tokens: what a million of them costs in dollars, one costs in millionths. */
export function priceOf(tokens: { input: number; output: number }, prices: LlmSettings["prices"]): number {
	return Math.ceil(tokens.input * prices.input + tokens.output * prices.output);
}

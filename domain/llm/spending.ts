import type { LlmBudget, LlmSettings } from "../../config/llm.ts";
import type { Db, Tx } from "../../db/connect.ts";
import type { Runtime } from "../runtime.ts";
import { addCost, type Cost } from "./spending-store.ts";

/** Money and time a model may use, counted over all processes of the site. */
export type Spending = {
	/**
	 * Reserves the most that a turn may use, on the day it begins.
	 * @returns null, with nothing reserved, when a budget has too little left. settle: replaces the reserved amount by the
	 * used one.
	 */
	reserve(conversationId: string, most: Cost): Promise<{ settle(used: Cost): Promise<void> } | null>;
};

type Dependencies = { db: Db; runtime: Runtime; settings: Pick<LlmSettings, "perConversation" | "perDay"> };

/** Counts what a model uses against the budgets of the settings, in the database. */
export function createSpending({ db, runtime, settings }: Dependencies): Spending {
	return {
		async reserve(conversationId, most) {
			const day = `day:${runtime.now().toISOString().slice(0, 10)}`;
			const scopes = [day, `conversation:${conversationId}`];
			const add = (on: Db | Tx, cost: Cost) => addCost(on, scopes, cost, runtime.now().toISOString());
			const isWithin = await db.transaction().execute(async (tx) => {
				const sums = await add(tx, most);
				const budgetOf = (scope: string) => (scope === day ? settings.perDay : settings.perConversation);
				if (!sums.some((sum) => exceeds(sum, budgetOf(sum.scope)))) return true;
				await add(tx, less(nothing, most));
				return false;
			});
			return isWithin ? { settle: async (used) => void (await add(db, less(used, most))) } : null;
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

export type Tokens = { input: number; output: number };

/** Computes a price in millionths of a dollar, from prices in dollars for a million tokens. */
export function priceOf(tokens: Tokens, prices: LlmSettings["prices"]): number {
	return Math.ceil(tokens.input * prices.input + tokens.output * prices.output);
}

import type { LlmBudget, LlmSettings } from "../../../../config/llm.ts";
import type { Db, Tx } from "../../../../db/connect.ts";
import type { Runtime } from "../../../runtime.ts";
import { addCost, type Cost } from "./spending-store.ts";

/** Money and time a model may use, counted over all processes of the site. */
export type Spending = {
	/** The account of one turn, nothing set aside yet. Its day is the one it is opened on. */
	open(conversationId: string): SpendingAccount;
};

export type SpendingAccount = {
	/**
	 * Sets aside until this much of each is, counted from the opening; one asking waits for the one before it.
	 * @returns false, no more set aside, when a budget does not have it or the account is settled.
	 */
	reserve(most: Cost): Promise<boolean>;
	/** Counts what was used in place of what was set aside, and closes the account. */
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
		open(conversationId) {
			const day = runtime.now().toISOString().slice(0, 10);
			const aside = { microDollars: 0, milliseconds: 0 };
			let before: Promise<unknown> = Promise.resolve();
			let isSettled = false;
			const setAside = async (most: Cost) => {
				const more = {
					microDollars: Math.max(0, most.microDollars - aside.microDollars),
					milliseconds: Math.max(0, most.milliseconds - aside.milliseconds),
				};
				if (more.microDollars === 0 && more.milliseconds === 0) return true;
				const within = await db.transaction().execute(async (tx) => {
					if (!(await add(tx, conversationId, day, more))) return true;
					await add(tx, conversationId, day, less(nothing, more));
					return false;
				});
				if (!within) return false;
				aside.microDollars += more.microDollars;
				aside.milliseconds += more.milliseconds;
				return true;
			};
			return {
				reserve(most) {
					if (isSettled) return Promise.resolve(false);
					const reserved = before.then(() => setAside(most));
					before = reserved.catch(() => undefined);
					return reserved;
				},
				async settle(used) {
					isSettled = true;
					await before;
					await add(db, conversationId, day, less(used, aside));
				},
			};
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

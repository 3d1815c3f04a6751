import { readSettings } from "../../config/env.ts";
import type { Db } from "../../db/connect.ts";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { testRuntime } from "./test-runtime.ts";

/** A conversation without a model, a destination or a proposal, unless a test names them. */
export function conversationDependencies(
	db: Db,
	more: Partial<ConversationDependencies> = {},
): ConversationDependencies {
	return {
		db,
		runtime: testRuntime(),
		destinations: [],
		model: null,
		brand: readSettings({}).brand,
		makeProposal: () => Promise.reject(new Error("no paper")),
		onFailure: () => undefined,
		...more,
	};
}

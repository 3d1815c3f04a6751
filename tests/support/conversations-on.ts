import { beforeEach } from "vitest";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import { handleMessage } from "../../domain/conversations/turn/handle-message.ts";
import type { VisitorMessage } from "../../domain/conversations/turn/turn.ts";
import type { LeadFacts } from "../../domain/leads/lead.ts";
import { listLeads } from "../../domain/leads/lead-store.ts";
import type { Language } from "../../shared/language.ts";
import { answerTo, conversationDependencies, incoming } from "./conversation-dependencies.ts";
import { freshDatabase, type TestDatabase } from "./databases.ts";
import { agreedProposal } from "./proposal-visitor.ts";
import { freshRuntime } from "./test-runtime.ts";

type Draw = (signal?: AbortSignal) => Promise<void>;

/** A visitor's conversations on a database of each test's own, with proposals that are drawn as a test says. */
export function conversationsOn(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	const runtime = freshRuntime();
	let dependencies: ConversationDependencies;
	let draw: Draw;
	/** What each proposal that was drawn was drawn of. */
	const drawn: LeadFacts[] = [];
	const failures: unknown[] = [];
	beforeEach(() => {
		draw = async () => undefined;
		drawn.length = failures.length = 0;
		dependencies = conversationDependencies(db(), {
			runtime,
			render: async ({ lead }, signal) => {
				await draw(signal);
				return new Uint8Array([37, 80, 68, 70, drawn.push(lead)]);
			},
			onFailure: (error) => failures.push(error),
		});
	});
	const say = (message: string, more?: Partial<VisitorMessage>) => answerTo(dependencies, message, more);
	const messagesIn = async (id: string) => (await readConversation(db(), id))?.messages ?? [];
	return {
		db,
		runtime,
		dependencies: () => dependencies,
		change(more: Partial<ConversationDependencies>) {
			dependencies = { ...dependencies, ...more };
		},
		drawBy(other: Draw) {
			draw = other;
		},
		drawn,
		failures,
		send: (message: string, more?: Partial<VisitorMessage>) =>
			handleMessage(dependencies, incoming(message, more)),
		say,
		leads: async () => (await listLeads(db(), { limit: 10 })).leads,
		deliveries: () => db().selectFrom("deliveries").selectAll().orderBy("kind", "desc").execute(),
		messagesIn,
		/** What the visitor said in a conversation. */
		saidIn: async (id: string) =>
			(await messagesIn(id)).filter(({ role }) => role === "user").map(({ content }) => content),
		/** Wants the proposal in a conversation, and agrees to what goes into it. */
		async proposalIn(conversationId: string, more: Partial<VisitorMessage> = {}, language: Language = "es") {
			const words = (message: string) => say(message, { conversationId, ...more });
			return (await agreedProposal(words, language)).message;
		},
	};
}

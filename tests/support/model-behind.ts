import { afterEach, beforeEach } from "vitest";
import { readSettings } from "../../config/env.ts";
import { createModelEngine } from "../../domain/assistant/understanding/model/create-model-engine.ts";
import type { ConversationDependencies } from "../../domain/conversations/conversation-dependencies.ts";
import { readConversation } from "../../domain/conversations/read-conversation.ts";
import { createAbortRegistry } from "../../domain/conversations/turn/abort-registry.ts";
import type { AnswerListener } from "../../domain/conversations/turn/answer-with-model.ts";
import type { VisitorMessage } from "../../domain/conversations/turn/turn.ts";
import { languageModel } from "../../domain/llm/adapters.ts";
import type { Clock } from "../../domain/llm/model-client.ts";
import type { ModelErrorKind } from "../../domain/llm/model-error.ts";
import { createSpending } from "../../domain/llm/spending.ts";
import { answerTo, conversationDependencies } from "./conversation-dependencies.ts";
import { freshDatabase, type TestDatabase } from "./databases.ts";
import { type FakeModel, fakeModel } from "./fake-model.ts";
import { testRuntime } from "./test-runtime.ts";

/** What the guided understanding says of a question that is plain, and a model may choose, too. */
export const howLong = /2 y 4 semanas/;
export const whatContactPilotDoes = /Contact Pilot/;
export const opening = "Gracias por preguntar.";
export const good = "SAY thanks-for-asking\nANSWER product:contact-pilot\nSAY ask-hardest\n";
export const half = "SAY thanks-for-asking\nANSWER product:conta";
export const partial = "SAY thanks-for-asking\nANSWER product:contact-pilot\nANSWER how-";
export const question = "¿qué hace Contact Pilot?";

type ImpatientClock = Clock & { pass(milliseconds: number): void; waited: number[]; patience: number };

function impatientClock(): ImpatientClock {
	let now = 0;
	const waited: number[] = [];
	const clock: ImpatientClock = {
		waited,
		patience: 10_000,
		now: () => now,
		pass: (milliseconds) => {
			now += milliseconds;
		},
		after(milliseconds, act) {
			waited.push(milliseconds);
			const timer = setTimeout(() => {
				now += milliseconds;
				act();
			}, clock.patience);
			return () => clearTimeout(timer);
		},
	};
	return clock;
}

/** Time that passes when it is told to. */
export function steppedClock(): Clock & { pass(milliseconds: number): void } {
	let now = 0;
	const due = new Map<() => void, number>();
	return {
		now: () => now,
		after(milliseconds, act) {
			const once = () => act();
			due.set(once, now + milliseconds);
			return () => due.delete(once);
		},
		pass(milliseconds) {
			const until = now + milliseconds;
			for (;;) {
				const [next] = [...due].filter(([, at]) => at <= until).toSorted(([, a], [, b]) => a - b);
				if (!next) break;
				now = Math.max(now, next[1]);
				due.delete(next[0]);
				next[0]();
			}
			now = until;
		},
	};
}

/** Records an answer while it streams. */
export function recordingListener() {
	const seen = { shown: "", withdrawn: 0 };
	return Object.assign(seen, {
		answerStarted: () => undefined,
		text: (piece: string) => {
			seen.shown += piece;
		},
		discard: () => {
			seen.withdrawn++;
		},
	});
}

/** Conversations on a database of each test's own, with a model that behaves as its server says. */
export function modelBehind(open: () => Promise<TestDatabase>) {
	const { db } = freshDatabase(open);
	let server: FakeModel;
	let dependencies: ConversationDependencies;
	let clock: ReturnType<typeof impatientClock>;
	let runtime: ReturnType<typeof testRuntime>;
	const errors: ModelErrorKind[] = [];

	function install(more: Record<string, string> = {}, time: Clock | null = null) {
		const settings = readSettings({
			LLM_PROVIDER: "openai-compatible",
			LLM_MODEL: "fake",
			LLM_BASE_URL: server.url,
			...more,
		});
		const { llm } = settings;
		if (!llm) throw new Error("no model");
		runtime = testRuntime();
		clock = impatientClock();
		dependencies = conversationDependencies(db(), {
			runtime,
			aborts: createAbortRegistry(db()),
			model: createModelEngine({
				model: languageModel(llm),
				settings: llm,
				clock: time ?? clock,
				spending: createSpending({ db: db(), runtime, settings: llm }),
				onError: (kind) => errors.push(kind),
			}),
		});
	}

	beforeEach(async () => {
		server = await fakeModel({ kind: "says", text: good });
		errors.length = 0;
		install();
	});
	afterEach(() => server.close());

	const say = (
		message: string,
		conversationId: string | null = null,
		listener?: AnswerListener,
		more: Pick<VisitorMessage, "idempotencyKey" | "again"> = {},
	) => answerTo(dependencies, message, { conversationId, ...more }, listener);

	const stored = async (id: string) => (await readConversation(db(), id))?.messages ?? [];
	return {
		db,
		server: () => server,
		dependencies: () => dependencies,
		change(more: Partial<ConversationDependencies>) {
			dependencies = { ...dependencies, ...more };
		},
		clock: () => clock,
		runtime: () => runtime,
		errors,
		install,
		say,
		stored,
	};
}

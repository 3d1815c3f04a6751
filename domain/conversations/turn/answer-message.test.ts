import { expect, it } from "vitest";
import { readSettings } from "../../../config/env.ts";
import { testRuntime } from "../../../tests/support/test-runtime.ts";
import { takeTurn } from "../../assistant/assistant.ts";
import { startDialogue } from "../../assistant/dialogue/state.ts";
import type { Reply } from "../../assistant/reply.ts";
import { answerMessage } from "./answer-message.ts";

it("says when somebody answers before the question that a reply ends with", () => {
	const reply: Reply = {
		...takeTurn({ state: startDialogue(), message: "¿cuánto se demoran?", language: "es" }),
		text: "Claro. ¿A qué correo te escriben?",
		teamHours: "always",
	};
	const { brand } = readSettings({});
	const { content } = answerMessage({ runtime: testRuntime(), brand }, { reference: "AAAA-2222" }, reply);
	expect(content).toMatch(
		/^Claro\. El equipo .* menciona la referencia AAAA-2222\. ¿A qué correo te escriben\?$/,
	);
});

import { describe, expect, it } from "vitest";
import { pathTo } from "../../../content/addresses.ts";
import { site } from "../../../content/site.ts";
import { answer, last, play, told } from "../../../tests/support/dialogue.ts";
import { fill } from "../say.ts";

describe("what an erasure is asked about", () => {
	it.each([
		["¿cuánto se demora?", "erasure-terms"],
		["¿y quién me confirma?", "erasure-answer"],
		["¿dónde está el formulario?", "erasure-form"],
	])("«%s» is about it until another topic comes", (question, entry) => {
		const reply = last("es", ...told, "borren todos mis datos", question);
		expect(reply.text).toContain(fill(answer(entry, "es"), {}, site));
		expect(reply.sources.map(({ url }) => url)).toContain(pathTo("legal", "es"));
		const later = ["borren todos mis datos", question, "¿qué productos tienen?", "¿cuánto se demora?"];
		expect(last("es", ...told, ...later).text).toContain(answer("how-long", "es"));
	});

	it("goes on over several questions, in English too", () => {
		const asked = ["delete my data", "where is the form?", "how long does that take?"];
		const [, form, terms] = play("en", ...asked);
		expect(form?.text).toContain(fill(answer("erasure-form", "en"), {}, site));
		expect(terms?.text).toContain(answer("erasure-terms", "en"));
	});

	it("is about the set-up where no erasure was asked for", () => {
		expect(last("es", "¿cuánto se demora?").text).toContain(answer("how-long", "es"));
	});
});

import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { consentSentence } from "./consent-sentence.ts";
import { forms } from "./list.ts";

it("names what each form is for, each text under a version of its own", () => {
	expect(consentSentence(forms.es.consentTo.newsletter)).toMatch(
		/1581 de 2012, para enviarme los artículos\.$/,
	);
	expect(consentSentence(forms.es.consentTo.comment)).toMatch(/1581 de 2012, para publicar mi comentario\.$/);
	expect(consentSentence(forms.en.consentTo.newsletter)).toMatch(/1581 of 2012, to send me new articles\.$/);
	expect(consentSentence(forms.en.consentTo.comment)).toMatch(/1581 of 2012, to publish my comment\.$/);
	for (const language of languages) {
		const { consent, consentTo } = forms[language];
		const versions = [consent, ...Object.values(consentTo)].map(({ version }) => version);
		expect(new Set(versions).size).toBe(3);
	}
});

import { expect, it } from "vitest";
import { languages } from "../../shared/language.ts";
import { calificador } from "../industries/real-estate-construccion/flows/calificador.ts";
import { leadLabels } from "./labels.ts";

it("the qualifier's demo shows the pipeline in the pipeline's own words", () => {
	for (const language of languages) {
		const [crm] = calificador.text[language].systems;
		expect(Object.values(crm?.log ?? {})).toEqual(Object.values(leadLabels[language].statuses));
	}
});

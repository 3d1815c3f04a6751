import { describe, expect, it } from "vitest";
import { withMarks } from "./dictation.ts";

describe("marks that are said to a telephone that writes", () => {
	it.each([
		[
			"hola coma soy marta ruiz punto tengo un hotel punto cuánto vale signo de interrogación",
			"hola, soy marta ruiz. tengo un hotel. cuánto vale?",
		],
		[
			"mi nombre es luis rey punto la empresa es fríos del norte punto",
			"mi nombre es luis rey. la empresa es fríos del norte.",
		],
		["hi comma my name is joan question mark", "hi, my name is joan?"],
	])("«%s» are written", (said, written) => {
		expect(withMarks(said)).toBe(written);
	});

	it.each([
		"mi correo es ana arroba brisa punto com",
		"tengo un punto de venta en el centro",
		"Estoy a punto de cerrar, ¿qué hago?",
		"vendemos punto fijo y punto de cruz",
		"quiero que la gente coma rico",
		"mi correo es ana punto ruiz arroba brisa punto com y mi hermana es eva punto ruiz arroba brisa punto com",
		"at what point do we pay",
	])("«%s» says none", (text) => {
		expect(withMarks(text)).toBe(text);
	});
});

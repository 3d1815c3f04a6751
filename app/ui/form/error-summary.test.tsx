import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { forms } from "../../../content/forms/list.ts";
import { ErrorSummary } from "./error-summary.tsx";

it("sets a colon between a field's name and its problem, unless the name is a question", () => {
	const html = renderToStaticMarkup(
		<ErrorSummary
			formError={null}
			fieldErrors={{ email: "Falta.", interest: "Elige una." }}
			labels={{ email: "Correo", interest: "¿Qué te interesa?" }}
			words={forms.es}
		/>,
	);
	expect(html).toContain("Correo: Falta.");
	expect(html).toContain("¿Qué te interesa? Elige una.");
});

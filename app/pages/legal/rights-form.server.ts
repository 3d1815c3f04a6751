import { z } from "zod";
import type { FieldProblem } from "../../../content/forms/schema.ts";
import { isDocumentNumber } from "../../../domain/privacy/rights-request.ts";
import { documentTypes, rightsKinds } from "../../../shared/rights.ts";
import { fields } from "../../forms/read-form.server.ts";

const document = z.object({
	document_type: fields.option(documentTypes),
	document_number: fields.required(30),
});

export const rightsForm = z
	.object({
		kind: fields.option(rightsKinds),
		name: fields.required(120),
		...document.shape,
		email: fields.email(),
		detail: fields.required(5_000),
		consent: fields.consent(),
	})
	.refine((values) => isDocumentNumber(values.document_type, values.document_number), {
		path: ["document_number"],
		error: "document" satisfies FieldProblem,
		// Reported together with other problems, not after they are solved.
		when: ({ value }) => document.safeParse(value).success,
	});

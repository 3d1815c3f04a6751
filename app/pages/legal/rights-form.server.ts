import { z } from "zod";
import { options } from "../../../content/forms/options.ts";
import { fields } from "../../forms/read-form.server.ts";

export const rightsForm = z.object({
	kind: fields.option(options.rightsKinds),
	name: fields.required(120),
	document_type: fields.option(options.documentTypes),
	document_number: fields.required(30),
	email: fields.email(),
	detail: fields.required(5_000),
	consent: fields.consent(),
});

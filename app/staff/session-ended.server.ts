import { data, redirect } from "react-router";
import type { Settings } from "../../config/env.ts";
import { pathTo } from "../../content/addresses.ts";
import { staff } from "../../content/staff/list.ts";
import { mostFields } from "../../http/pages/cross-site-form.ts";
import { pageUrl } from "../../http/pages/page-url.ts";
import { type Language, languageOf } from "../../shared/language.ts";
import { readFormData, textFields } from "../forms/read-form.server.ts";
import { staffAddress } from "./staff-request.server.ts";

export type SessionEnded = {
	kind: "session-ended";
	text: (typeof staff)[Language]["ended"];
	frame: { product: string; home: { href: string; label: string }; skip: string };
	action: string;
	encType: "multipart/form-data" | undefined;
	fields: readonly (readonly [name: string, value: string])[];
	/** Whether the form had files: a browser does not send them a second time. */
	files: boolean;
	signIn: string;
};

/**
 * Holds all that was typed, to be sent again after signing in in another tab. Nothing of it is stored. No form of ours has
 * more fields than are held: drawing a hundred thousand takes seconds.
 */
export async function sessionEnded(request: Request, settings: Pick<Settings, "adminPath" | "brand">) {
	const { pathname, search } = pageUrl(request);
	const language = languageOf(pathname);
	const { ended: text, home, skip } = staff[language];
	const to = (path: string) => staffAddress(settings, language, path);
	const form = await readFormData(request);
	const isUpload = request.headers.get("content-type")?.startsWith("multipart/");
	const fields = textFields(form);
	if (fields.length > mostFields) return redirect(to(""), 303);
	const ended: SessionEnded = {
		kind: "session-ended",
		text,
		frame: { product: settings.brand.product, home: { href: pathTo("home", language), label: home }, skip },
		action: pathname + search,
		encType: isUpload ? "multipart/form-data" : undefined,
		fields,
		files: [...form.values()].some((value) => typeof value !== "string" && value.size > 0),
		signIn: to(""),
	};
	return data(ended, 403);
}

import { data, type RouterContextProvider } from "react-router";
import { limits } from "../../../config/limits.ts";
import {
	isShortcut,
	removeCannedReply,
	saveCannedReply,
} from "../../../domain/inbox/change-canned-replies.ts";
import { isLanguage } from "../../../shared/language.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/form-text.server.ts";
import { redirectDone, staffRequest } from "../staff-request.server.ts";
import { submissionId } from "../submission-id.server.ts";

export async function changeReplies(request: Request, context: Readonly<RouterContextProvider>) {
	const { services, db, actor, to, text } = staffRequest(request, context);
	const form = await request.formData().catch(() => new FormData());
	const dependencies = { db, runtime: services.runtime };
	const id = formText(form, "id");
	const path = to("/canned-replies");
	if (formText(form, "intent") === "remove") {
		await removeCannedReply(dependencies, actor, id);
		return redirectDone(path, "removed");
	}
	const typed = {
		shortcut: formText(form, "shortcut").trim().replace(/^\//, "").toLowerCase(),
		text: formText(form, "text").trim(),
		language: formText(form, "language"),
	};
	const { problems } = text.cannedReplies;
	const refuse = (wrong: FormState["problems"]) =>
		data<FormState>({ ...emptyForm, typed: { ...typed, id }, problems: wrong }, 400);
	const hasText = typed.text !== "" && typed.text.length <= limits.message;
	if (!isShortcut(typed.shortcut) || !hasText)
		return refuse({
			...(!isShortcut(typed.shortcut) && { shortcut: problems.shortcut }),
			...(!hasText && { text: problems.text }),
		});
	const language = isLanguage(typed.language) ? typed.language : "es";
	const reply = { ...typed, language, id: id || submissionId(form, services.runtime) };
	if ((await saveCannedReply(dependencies, actor, reply)) === "taken")
		return refuse({ shortcut: problems.taken });
	return redirectDone(path, "saved");
}

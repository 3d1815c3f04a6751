import { limits } from "../../../config/limits.ts";
import {
	isShortcut,
	removeCannedReply,
	saveCannedReply,
} from "../../../domain/inbox/change-canned-replies.ts";
import { languageOr } from "../../../shared/language.ts";
import { refuse } from "../../forms/answer-intent.server.ts";
import { redirectDone, type StaffIntents, submissionId } from "../form/staff-form.server.ts";

export const replyIntents = {
	save: async ({ services, db, actor, text, formData, field, to, intent }) => {
		const { runtime } = services;
		const { problems } = text.cannedReplies;
		const typed = {
			id: field("id"),
			shortcut: field("shortcut"),
			text: field("text"),
			language: field("language"),
		};
		const shortcut = typed.shortcut.replace(/^\//, "").toLowerCase();
		const hasText = typed.text !== "" && typed.text.length <= limits.message;
		if (!isShortcut(shortcut) || !hasText) {
			const fieldErrors = {
				...(!isShortcut(shortcut) && { shortcut: problems.shortcut }),
				...(!hasText && { text: problems.text }),
			};
			return refuse(intent, { typed, fieldErrors });
		}
		const language = languageOr(typed.language, "es");
		const reply = { ...typed, shortcut, language, id: typed.id || submissionId(formData, runtime) };
		if ((await saveCannedReply({ db, runtime }, actor, reply)) === "taken")
			return refuse(intent, { typed, fieldErrors: { shortcut: problems.taken } });
		return redirectDone<"cannedReplies">(to("/canned-replies"), "save");
	},
	remove: async ({ services, db, actor, field, to }) => {
		await removeCannedReply({ db, runtime: services.runtime }, actor, field("id"));
		return redirectDone<"cannedReplies">(to("/canned-replies"), "remove");
	},
} satisfies StaffIntents;

import { isLanguage, type Language } from "../../../content/language.ts";
import type { PostText } from "../../../domain/blog/post.ts";
import type { EditStart } from "../../../domain/blog/start-edit.ts";
import type { Runtime } from "../../../domain/runtime.ts";
import { formText } from "../../forms/text-of.ts";
import type { staffRoom } from "../staff-room.server.ts";
import { readPostText } from "./read-text.server.ts";

export type EditorRoom = ReturnType<typeof staffRoom>;

/** What a change of a post is made of. */
export type AskedChange = Omit<EditStart, "newest"> & {
	db: EditorRoom["db"];
	runtime: Runtime;
	/** Of the room. */
	language: Language;
	/** Name of who writes. */
	author: string;
	form: FormData;
	/** What was pressed, and of which version. */
	what: string;
	which: string;
	typed: PostText;
	/** The language it is to be written in from now on. */
	writes: Language;
	/** Addresses of the post's room and of the list of posts. */
	room: string;
	list: string;
};

/** Number of the version the writer began with; null where the form names none. */
export function baseOf(form: FormData): number | null {
	return form.has("base") ? Number(formText(form, "base")) : null;
}

export function askedChange(room: EditorRoom, form: FormData, start: EditStart): AskedChange {
	const { post, newest, base, begun } = start;
	// A version's button names it behind a colon.
	const [what = "", which = ""] = formText(form, "what").split(":");
	const asked = formText(form, "language");
	return {
		db: room.db,
		runtime: room.services.runtime,
		language: room.language,
		author: room.actor.name,
		post,
		base,
		begun,
		form,
		what,
		which,
		typed: form.has("content")
			? readPostText(form, { cover: newest.cover, image: newest.author.image })
			: newest,
		writes: isLanguage(asked) ? asked : post.language,
		room: room.to(`/blog/${encodeURIComponent(post.id)}`),
		list: room.to("/blog"),
	};
}

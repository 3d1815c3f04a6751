import type {
	CommentDecision,
	CommentState,
	FileProblem,
	LanguageProblem,
	PostState,
	PublishingProblem,
	RequiredPart,
	SubscriberState,
	TextProblem,
} from "../../shared/blog.ts";
import type { Bilingual } from "../../shared/language.ts";
import type { AskFirstWords } from "../forms/schema.ts";

/** Every sentence of the screens where the blog is written and moderated, in one language. `{…}` parts are filled. */
export type BlogAdminText = {
	title: string;
	list: {
		write: string;
		import: string;
		search: string;
		untitled: string;
		states: Record<PostState, string>;
		views: { one: string; many: string };
		stale: string;
		/** Of a post without a twin, by the twin’s language. */
		missing: Bilingual;
		/** Said once a post is deleted. */
		deleted: string;
	};
	editor: {
		new: string;
		metadata: string;
		fields: Record<
			| "title"
			| "slug"
			| "excerpt"
			| "category"
			| "tags"
			| "date"
			| "author"
			| "authorBio"
			| "authorLinkedIn"
			| "content",
			string
		>;
		hints: Record<"slug" | "tags" | "date" | "content", string>;
		/** Forms of the text that Markdown has no sign for. */
		forms: { title: string; list: readonly { what: string; sample: string }[] };
		language: string;
		languages: Bilingual;
		actions: Record<
			| "save"
			| "saveChanges"
			| "publishChanges"
			| "preview"
			| "json"
			| "close"
			| "publish"
			| "schedule"
			| "restore"
			| "upload"
			| "download"
			| "cover"
			| "removeCover"
			| "illustrate"
			| "twin"
			| "copy",
			string
		>;
		/** Said once it was done. */
		done: Record<
			| "save"
			| "save-live"
			| "download"
			| "anew"
			| "publish"
			| "schedule"
			| "unpublish"
			| "restore"
			| "upload"
			| "cover"
			| "remove-cover"
			| "picture",
			string
		>;
		/** What is said before something that cannot be taken back. */
		careful: Record<"mail" | "unpublish" | "delete", AskFirstWords>;
		/** Beside the question whether to mail, where no mail server is. */
		unmailed: string;
		at: string;
		atHint: string;
		versions: string;
		version: string;
		older: string;
		seen: string;
		/** Said of a version that nobody saved by hand. */
		auto: string;
		/** A version looked at by itself, beside the one of now. */
		versionView: Record<
			"back" | "newest" | "changes" | "onlyThen" | "onlyNow" | "same" | "tooMany" | "shown",
			string
		>;
		cover: string;
		coverFile: string;
		coverHint: string;
		coverAlt: string;
		illustration: { title: string; hint: string };
		upload: string;
		uploadHint: string;
		twin: Bilingual;
		reader: string;
		readers: string;
		file: string;
		more: string;
		publicAt: string;
		scheduledFor: string;
		draft: string;
		changed: string;
		preview: string;
		json: string;
		copied: string;
		savesFirst: string;
		saving: string;
		saved: string;
		notSaved: string;
		/** Where the writer’s session has ended. */
		ended: string;
		/** Where what is kept by itself meets what somebody else saved. */
		overtaken: string;
		theirs: string;
		/** Where the writer’s own text is, and what becomes of either. */
		ownBelow: string;
		toOwn: string;
		/** To what somebody wrote meanwhile: `{title}`. */
		openTwin: string;
		/** Where theirs says the same. */
		theirsSame: string;
		/** live: it is already public, and scheduling it would hide it until then. */
		problems: Record<
			| TextProblem
			| PublishingProblem
			| LanguageProblem
			| FileProblem
			| "conflict"
			| "picture"
			| "pictureSize"
			| "date"
			| "export",
			string
		>;
	};
	/** A newsletter on its way; numbers are `{…}` parts. */
	mailing: {
		title: string;
		underWay: string;
		ended: string;
		figures: string;
		left: string;
		none: string;
		reloads: string;
		stop: string;
		goOn: string;
		follow: string;
		back: string;
	};
	/** What a draft that came as a file has yet to say. */
	missing: Record<RequiredPart | "and" | "sentence", string>;
	/** What of a file could not be kept. */
	lost: {
		pictures: string;
		/** Above the list of what stands in the file and not in the post. */
		lines: string;
		/** `{line}` is its number, `{text}` what stands there. */
		line: string;
		more: string;
	};
	import: {
		title: string;
		files: string;
		hint: string;
		language: string;
		send: string;
		/** `{name}` of the file, `{title}` of the post. */
		imported: string;
		/** Where its post is published. */
		version: string;
		same: string;
		refused: string;
		none: string;
		/** `{most}` are taken, `{count}` were not. */
		ignored: string;
	};
	comments: {
		states: Record<CommentState, string>;
		decisions: Record<CommentDecision, string>;
		/** Said once it was decided. */
		done: Record<CommentDecision, string>;
		/** What it answers. */
		isReply: string;
	};
	subscribers: {
		states: Record<SubscriberState, string>;
		counts: string;
		export: string;
	};
};

import { data, redirect } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { isLanguage, otherLanguage } from "../../../content/language.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findPost, findTwin } from "../../../domain/blog/post-store.ts";
import { createPost } from "../../../domain/blog/write-post.ts";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { formText } from "../../forms/text-of.ts";
import { Button } from "../../ui/button/button.tsx";
import { EditorProblems } from "../post/editor-problems.tsx";
import { EditorStatus } from "../post/editor-state.tsx";
import { keptByItself } from "../post/keep-typed.server.ts";
import { PostFields } from "../post/post-fields.tsx";
import { readPostText, typedOf } from "../post/read-text.server.ts";
import { pressedId } from "../pressed.server.ts";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, account, language, searchParams, to } = staffRoom(request, context);
	const twin = await findPost(db, searchParams.get("twin") ?? "");
	const writes = twin ? otherLanguage(twin.language) : language;
	const there = twin && (await findTwin(db, twin.storyId, writes));
	const begun: Record<string, string> = twin
		? { category: twin.category, author: twin.author.name }
		: { author: account.name };
	return {
		...{ language, writes, words: blogRooms[language], begun },
		path: to(twin ? `/blog/new?twin=${encodeURIComponent(twin.id)}` : "/blog/new"),
		script: to("/blog/editor.js"),
		press: services.runtime.newId(),
		twin: twin && { id: twin.id, title: twin.title, content: twin.content },
		/** What somebody wrote meanwhile. */
		there: there && {
			title: there.title || blogRooms[language].list.untitled,
			path: to(`/blog/${encodeURIComponent(there.id)}`),
		},
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const text = readPostText(form, { cover: null, image: null });
	const wanted = formText(form, "language");
	const place = { language: isLanguage(wanted) ? wanted : language, twinOf: formText(form, "twin") || null };
	const id = pressedId(form, services.runtime);
	const save = { text, author: actor.name, auto: formText(form, "what") === keptByItself };
	const saved = await createPost(db, services.runtime, save, { ...place, id });
	if (saved.kind !== "saved") {
		const { problem, field } =
			saved.kind === "refused" ? saved : { problem: "conflict" as const, field: null };
		const failure = blogRooms[language].editor.problems[problem];
		const typed = { ...typedOf(text), language: place.language };
		return data<FormState>({ typed, problems: field ? { [field]: failure } : {}, failure }, 400);
	}
	const subject = { kind: "post", id: saved.postId };
	await db.transaction().execute((tx) =>
		recordAudit(tx, services.runtime, {
			...{ actor, action: "post-saved", subject, detail: { title: text.title } },
		}),
	);
	return redirect(`${to(`/blog/${encodeURIComponent(saved.postId)}`)}?done=save`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.editor.new }];

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
	const { words, path, script, press, language, writes, twin, there, begun } = loaderData;
	const { editor } = words;
	const form = actionData ?? {
		...{ ...emptyForm, typed: begun },
		failure: there ? editor.problems.twin : null,
	};
	return (
		<>
			<header className="room-head">
				<div>
					<p className="lead quiet">{words.title}</p>
					<h1>{editor.new}</h1>
				</div>
			</header>
			<EditorProblems form={form} words={editor} language={language}>
				{there && (
					<p>
						<a className="way-on" href={there.path} target="_blank" rel="noopener">
							{editor.openTwin.replace("{title}", () => there.title)}
						</a>
					</p>
				)}
			</EditorProblems>
			<form method="post" action={path} className="panel post-editor" noValidate>
				<input type="hidden" name="press" value={press} />
				{twin && (
					<details className="post-original">
						<summary>{`${editor.languages[writes]} · ${twin.title}`}</summary>
						<pre>{twin.content}</pre>
						<input type="hidden" name="twin" value={twin.id} />
						<input type="hidden" name="language" value={writes} />
					</details>
				)}
				<PostFields
					{...{ form, words: editor, language }}
					writes={twin ? null : (form.typed.language ?? writes)}
				/>
				<div className="post-actions">
					<EditorStatus words={editor} />
					<p className="row">
						<Button type="submit" name="what" value="save">
							{editor.actions.save}
						</Button>
					</p>
				</div>
			</form>
			<script src={script} defer />
		</>
	);
}

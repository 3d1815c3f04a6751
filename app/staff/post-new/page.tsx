import { data, redirect } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { isLanguage } from "../../../content/language.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { findPost } from "../../../domain/blog/post-store.ts";
import { createPost } from "../../../domain/blog/write-post.ts";
import { InlineStyle } from "../../document/inline-style.tsx";
import { emptyForm, type FormState } from "../../forms/form-state.ts";
import { textOf } from "../../forms/text-of.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import styles from "../post/post.css?inline";
import { PostFields } from "../post/post-fields.tsx";
import { readText, typedOf } from "../post/read-text.server.ts";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, account, language, searchParams, to } = staffRoom(request, context);
	const twin = await findPost(db, searchParams.get("twin") ?? "");
	const writes = twin ? (twin.language === "es" ? ("en" as const) : ("es" as const)) : language;
	const begun: Record<string, string> = twin
		? { category: twin.category, author: twin.author.name }
		: { author: account.name };
	return {
		...{ language, writes, words: blogRooms[language], path: to("/blog/new"), begun },
		twin: twin && { id: twin.id, title: twin.title, content: twin.content },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const form = await request.formData().catch(() => new FormData());
	const text = readText(form, { cover: null, image: null });
	const wanted = textOf(form, "language");
	const place = { language: isLanguage(wanted) ? wanted : language, twinOf: textOf(form, "twin") || null };
	const saved = await createPost(db, services.world, { text, author: actor.name }, place);
	if (saved.kind !== "saved") {
		const problem = saved.kind === "refused" ? saved.problem : "conflict";
		const failure = blogRooms[language].editor.problems[problem];
		return data<FormState>({ typed: typedOf(text), problems: {}, failure }, 400);
	}
	const subject = { kind: "post", id: saved.postId };
	await db.transaction().execute((tx) =>
		recordAudit(tx, services.world, {
			...{ actor, action: "post-saved", subject, detail: { title: text.title } },
		}),
	);
	return redirect(`${to(`/blog/${encodeURIComponent(saved.postId)}`)}?done=save`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.editor.new }];

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
	const { words, path, language, writes, twin, begun } = loaderData;
	const form = actionData ?? { ...emptyForm, typed: begun };
	const { editor } = words;
	return (
		<>
			<InlineStyle css={styles} />
			<header className="room-head">
				<div>
					<p className="lead quiet">{words.title}</p>
					<h1>{editor.new}</h1>
				</div>
			</header>
			<div className="panel">
				<ShortForm
					action={path}
					failure={form.failure}
					send={editor.actions.save}
					values={twin ? { twin: twin.id, language: writes } : {}}
				>
					{twin ? (
						<details className="post-original">
							<summary>{`${editor.languages[writes]} · ${twin.title}`}</summary>
							<pre>{twin.content}</pre>
						</details>
					) : (
						<div className="field">
							<label htmlFor="language">{editor.language}</label>
							<select id="language" name="language" defaultValue={writes}>
								<option value="es">{editor.languages.es}</option>
								<option value="en">{editor.languages.en}</option>
							</select>
						</div>
					)}
					<PostFields form={form} words={editor} language={language} />
				</ShortForm>
			</div>
		</>
	);
}

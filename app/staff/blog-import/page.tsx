import { data } from "react-router";
import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { isLanguage } from "../../../content/language.ts";
import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { importPost } from "../../../domain/blog/import-post.ts";
import { formText } from "../../forms/text-of.ts";
import { FileField } from "../../ui/form/file-field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { lostText, missingText } from "../post/missing-text.ts";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

const most = 100;

/** What became of a file: a sentence around the post's title. */
type Told = { said: string; post: { title: string; path: string } | null; more: string; good: boolean };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { language, to } = staffRoom(request, context);
	return { words: blogRooms[language], language, path: to("/blog/import") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, language, to } = staffRoom(request, context);
	const words = blogRooms[language];
	const form = await request.formData().catch(() => new FormData());
	const fallback = formText(form, "language");
	const files = form.getAll("files").filter((file) => file instanceof File && file.name !== "");
	const told: Told[] = [];
	for (const file of files.slice(0, most)) {
		if (!(file instanceof File)) continue;
		const { name } = file;
		const outcome = await importPost(db, services.runtime, {
			...{ name, bytes: new Uint8Array(await file.arrayBuffer()), author: actor.name },
			language: isLanguage(fallback) ? fallback : language,
		});
		if (outcome.kind === "refused") {
			const problem = words.editor.problems[outcome.problem];
			const said = words.import.refused.replace("{name}", () => name).replace("{problem}", problem);
			told.push({ said, post: null, more: "", good: false });
			continue;
		}
		const sentence = words.import[outcome.kind];
		// The title within the sentence is the way to the post.
		const [said = "", end = ""] = sentence.replace("{name}", () => name).split(/\{title\}(?!.*\{title\})/s);
		const more = [end, missingText(outcome.missing, words), lostText(outcome.lost, words)];
		const path = to(`/blog/${encodeURIComponent(outcome.postId)}`);
		told.push({
			...{ said, post: { title: outcome.title || words.list.untitled, path }, good: true },
			more: more.filter(Boolean).join(" "),
		});
		const subject = { kind: "post", id: outcome.postId };
		await db
			.transaction()
			.execute((tx) => recordAudit(tx, services.runtime, { actor, action: "post-imported", subject }));
	}
	if (told.length === 0) told.push({ said: words.import.none, post: null, more: "", good: false });
	const left = files.length - most;
	const tooMany = words.import.left.replace("{most}", String(most)).replace("{count}", String(left));
	if (left > 0) told.push({ said: tooMany, post: null, more: "", good: false });
	return data({ told }, told.every(({ good }) => good) ? 200 : 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.import.title }];

export default function ImportPosts({ loaderData, actionData }: Route.ComponentProps) {
	const { words, language, path } = loaderData;
	return (
		<>
			<header className="room-head">
				<div>
					<p className="lead quiet">{words.title}</p>
					<h1>{words.import.title}</h1>
				</div>
			</header>
			<div className="panel">
				{actionData && (
					<div role="status">
						<ul>
							{actionData.told.map(({ said, post, more, good }) => (
								<li key={said} className={good ? "alert alert-done" : "alert alert-problem"}>
									{said}
									{post && <a href={post.path}>{post.title}</a>}
									{more}
								</li>
							))}
						</ul>
					</div>
				)}
				<ShortForm upload action={path} failure={null} send={words.import.send}>
					<FileField
						{...{ id: "files", name: "files", label: words.import.files, hint: words.import.hint }}
						accept=".md"
						multiple
					/>
					<div className="field">
						<label htmlFor="language">{words.import.language}</label>
						<select id="language" name="language" defaultValue={language}>
							<option value="es">{words.editor.languages.es}</option>
							<option value="en">{words.editor.languages.en}</option>
						</select>
					</div>
				</ShortForm>
			</div>
		</>
	);
}

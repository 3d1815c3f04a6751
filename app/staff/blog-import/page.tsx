import { data } from "react-router";
import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { importPostAs } from "../../../domain/blog/files/import-post.ts";
import { languageOr } from "../../../shared/language.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { FileField } from "../../ui/form/file-field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { readStaffSubmission } from "../form/staff-form.server.ts";
import { LostLinesList } from "../post/lost-lines-list.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { failedResult, type ImportResult, importResult } from "./import-result.server.ts";

const most = 100;

export const handle = { takesFiles: true };

export async function loader({ request, context }: Route.LoaderArgs) {
	const { language, to } = staffRequest(request, context);
	return { words: blogAdmin[language], language, path: to("/blog/import") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, language, to, formData, field } = await readStaffSubmission(request, context);
	const words = blogAdmin[language];
	const files = formData
		.getAll("files")
		.filter((file): file is File => file instanceof File && file.name !== "");
	const results: ImportResult[] = [];
	for (const file of files.slice(0, most)) {
		const outcome = await importPostAs(db, services.runtime, actor, {
			name: file.name,
			bytes: new Uint8Array(await file.arrayBuffer()),
			publicUrl: services.settings.publicUrl,
			language: languageOr(field("language"), language),
		});
		results.push(importResult(file.name, outcome, words, to));
	}
	if (results.length === 0) results.push(failedResult(words.import.none));
	const ignored = files.length - most;
	if (ignored > 0) results.push(failedResult(fillBlanks(words.import.ignored, { most, count: ignored })));
	return data({ results }, results.every(({ isGood }) => isGood) ? 200 : 400);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.import.title }];

export default function ImportPosts({ loaderData, actionData }: Route.ComponentProps) {
	const { words, language, path } = loaderData;
	return (
		<>
			<header className="screen-head">
				<div>
					<h1>{words.import.title}</h1>
				</div>
			</header>
			<div className="panel screen-section">
				{actionData && (
					<div role="status">
						<ul>
							{actionData.results.map(({ textBefore, post, textAfter, lostLines, isGood }) => (
								<li key={textBefore} className={isGood ? "alert alert-done" : "alert alert-problem"}>
									{textBefore}
									{post && <a href={post.path}>{post.title}</a>}
									<span>{textAfter}</span>
									<LostLinesList lines={lostLines} words={words.lost} />
								</li>
							))}
						</ul>
					</div>
				)}
				<ShortForm upload action={path} send={words.import.send}>
					<FileField
						id="files"
						name="files"
						label={words.import.files}
						hint={words.import.hint}
						accept=".md"
						multiple
					/>
					<SelectField
						name="language"
						value={language}
						label={words.import.language}
						options={words.editor.languages}
					/>
				</ShortForm>
			</div>
		</>
	);
}

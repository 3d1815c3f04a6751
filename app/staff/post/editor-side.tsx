import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { FormState } from "../../forms/form-state.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { editorData } from "./editor-data.server.ts";

type Props = {
	post: Awaited<ReturnType<typeof editorData>>;
	form: FormState;
	words: BlogRoomsText["editor"];
	path: string;
	paths: { download: string; twin: string };
};

/** What is done with a post beside writing it. */
export function EditorSide({ post, form, words, path, paths }: Props) {
	const { actions } = words;
	const press = (what: keyof typeof actions, value: string, values: Record<string, string> = {}) => (
		<ShortForm
			action={path}
			failure={null}
			send={actions[what]}
			look="small outline"
			values={{ what: value, ...values }}
		/>
	);
	return (
		<aside className="post-side">
			<section className="panel" aria-labelledby="twin">
				<h2 id="twin">{words.twin}</h2>
				<p>
					<a href={paths.twin}>{post.twin ? post.twin.title || "—" : actions.twin}</a>
				</p>
				<p className="row">
					<ButtonLink look="small outline" href={paths.download}>
						{actions.download}
					</ButtonLink>
					{post.readerPath && (
						<ButtonLink look="small outline" href={post.readerPath}>
							{words.reader}
						</ButtonLink>
					)}
				</p>
				{post.isPublic && press("unpublish", "unpublish")}
				{post.isLive && press("mail", "mail")}
				{post.mailing && <p className="small quiet">{post.mailing}</p>}
			</section>
			<section className="panel" aria-labelledby="cover">
				<h2 id="cover">{words.cover}</h2>
				{post.cover && <img src={post.cover.src} alt={post.cover.alt} width={320} />}
				<ShortForm
					upload
					action={path}
					failure={null}
					send={actions.cover}
					look="small outline"
					values={{ what: "cover" }}
				>
					<div className="field">
						<label htmlFor="picture">{words.coverFile}</label>
						<p id="picture-hint" className="small quiet">
							{words.coverHint}
						</p>
						<input
							id="picture"
							type="file"
							name="picture"
							accept="image/jpeg,image/png,image/webp"
							aria-describedby="picture-hint"
						/>
					</div>
					<TextField {...{ form, name: "alt", id: "post-alt", label: words.coverAlt }} />
				</ShortForm>
				{post.cover && press("removeCover", "remove-cover")}
			</section>
			<section className="panel" aria-labelledby="upload">
				<h2 id="upload">{actions.upload}</h2>
				<ShortForm
					upload
					action={path}
					failure={null}
					send={actions.upload}
					look="small outline"
					values={{ what: "upload" }}
				>
					<div className="field">
						<label htmlFor="file">{words.upload}</label>
						<p id="file-hint" className="small quiet">
							{words.uploadHint}
						</p>
						<input id="file" type="file" name="file" accept=".md" aria-describedby="file-hint" />
					</div>
				</ShortForm>
			</section>
			{post.versions.length > 0 && (
				<section className="panel" aria-labelledby="versions">
					<h2 id="versions">{words.versions}</h2>
					<ol className="room-list">
						{post.versions.map(({ number, label, published }, index) => (
							<li key={number}>
								<div className="small">
									{label}
									{published && ` (${words.seen})`}
								</div>
								{index > 0 && press("restore", "restore", { version: String(number) })}
							</li>
						))}
					</ol>
				</section>
			)}
			<section className="panel">{press("delete", "delete")}</section>
		</aside>
	);
}

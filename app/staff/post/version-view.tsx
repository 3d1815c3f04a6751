import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import { PostPreview } from "./post-preview.tsx";
import type { ConflictingSave } from "./save-typed.server.ts";
import type { VersionData } from "./version-data.server.ts";

type Props = {
	version: VersionData;
	words: BlogAdminText["editor"];
	product: string;
	path: string;
};

/** Shows a version of a post in place of the editor: its differences, its preview, and a button to restore it. */
export function VersionView({ version, words, product, path }: Props) {
	const { label, fields, passages, isNewest, preview } = version;
	const { versionView } = words;
	const isSame = passages?.every(({ kind }) => kind === "same");
	// Restoring an identical version would change nothing.
	const mayRestore = !isNewest && !(isSame && fields.length === 0);
	return (
		<div className="post-layout post-layout-preview">
			<section className="panel version" aria-labelledby="version">
				<h2 id="version">
					<Dated {...label} />
				</h2>
				<div className="row">
					{mayRestore && (
						<ShortForm
							reloadDocument
							action={path}
							send={words.actions.restore}
							look="small"
							hiddenFields={{ intent: `restore:${version.id}`, base: String(version.base) }}
						/>
					)}
					<ButtonLink look="small outline" href={path}>
						{versionView.back}
					</ButtonLink>
				</div>
				{isNewest ? (
					<p>{versionView.newest}</p>
				) : (
					<>
						<h3>{versionView.changes}</h3>
						{fields.length > 0 && <Fields fields={fields} words={versionView} />}
						<h4>{words.fields.content}</h4>
						{!passages && <p>{versionView.tooMany}</p>}
						{isSame && <p>{versionView.same}</p>}
						{passages && !isSame && <Passages passages={passages} words={versionView} />}
					</>
				)}
			</section>
			<section className="panel post-shown version-shown" aria-label={versionView.shown}>
				{preview ? <PostPreview preview={preview} product={product} /> : <pre>{version.content}</pre>}
			</section>
		</div>
	);
}

type Words = Props["words"]["versionView"];

function Fields({ fields, words }: { fields: VersionData["fields"]; words: Words }) {
	const shown = (value: string, picture: string | null) => (
		<>
			{picture && <img src={picture} alt="" width={160} />}
			{value || (!picture && "—")}
		</>
	);
	return (
		<dl>
			{fields.map(({ name, label, value, picture, now }) => (
				<div key={name}>
					<dt>{label}</dt>
					<dd>
						<del>
							<span className="visually-hidden">{`${words.onlyThen}: `}</span>
							{shown(value, picture)}
						</del>
					</dd>
					<dd>
						<ins>
							<span className="visually-hidden">{`${words.onlyNow}: `}</span>
							{shown(now.value, now.picture)}
						</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}

function Passages({ passages, words }: { passages: NonNullable<VersionData["passages"]>; words: Words }) {
	return (
		<>
			<p className="row small">
				<del>{words.onlyThen}</del>
				<ins>{words.onlyNow}</ins>
			</p>
			<pre>
				{passages.map(({ kind, text }, index) => {
					const key = `${index} ${kind}`;
					if (kind === "same") return <span key={key}>{text}</span>;
					const Tag = kind === "removed" ? "del" : "ins";
					return (
						<Tag key={key}>
							<span className="visually-hidden">
								{`${kind === "removed" ? words.onlyThen : words.onlyNow}: `}
							</span>
							{text}
						</Tag>
					);
				})}
			</pre>
		</>
	);
}

type OtherVersionProps = { conflict: ConflictingSave; words: BlogAdminText["editor"] };

/** Shows where the text saved by another writer differs. The writer's own text stays in the form below. */
export function OtherVersion({ conflict: { author, differences }, words }: OtherVersionProps) {
	return (
		<section className="panel post-conflict" aria-labelledby="conflict">
			<h2 id="conflict">{fillBlanks(words.theirs, { author })}</h2>
			{differences.length === 0 && <p>{words.theirsSame}</p>}
			<dl>
				{differences.map(({ name, label, value, picture }) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd>
							{picture && <img src={picture} alt="" width={160} />}
							{name === "content" ? <pre>{value || "—"}</pre> : value || (!picture && "—")}
						</dd>
					</div>
				))}
			</dl>
			<p className="own">
				{words.ownBelow} <a href="#post-content">{words.toOwn}</a>
			</p>
		</section>
	);
}

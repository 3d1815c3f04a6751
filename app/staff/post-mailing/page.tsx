import { blogAdmin } from "../../../content/blog-admin/list.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { readMailing } from "../../../domain/blog/editing/read-editor.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { notFound, staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { Mailing } from "./mailing.tsx";
import { mailingProgress } from "./progress.server.ts";

/** Seconds after which the page reloads itself where no script runs. */
const pause = 5;

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to } = staffRequest(request, context);
	const { post, mailing } = (await readMailing(db, params.post)) ?? notFound();
	const words = blogAdmin[language];
	const id = encodeURIComponent(post.id);
	const postPath = to(`/blog/${id}`);
	// The link keeps the typed values of the other fields.
	const along = new URLSearchParams(searchParams);
	along.delete("still");
	return {
		words,
		postPath: `${postPath}?${along}`,
		path: `${postPath}/mailing?${along}`,
		source: to(`/blog/${id}/mailing/progress`),
		title: post.title || words.list.untitled,
		isStill: searchParams.has("still"),
		progress: mailingProgress(mailing, { language, words: words.mailing }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData && `${loaderData.words.mailing.title} | ${loaderData.title}` },
];

/** The progress of a newsletter: a page of its own, so that it can reload itself without losing typed text. */
export default function PostMailing({ loaderData }: Route.ComponentProps) {
	const { words, postPath, path, source, title, isStill, progress } = loaderData;
	const { mailing } = words;
	const reloads = progress?.isUnderWay && !isStill;
	return (
		<>
			<header className="screen-head">
				<div>
					<p className="intro quiet">{mailing.title}</p>
					<h1>{title}</h1>
				</div>
			</header>
			<div className="panel mailing-page">
				{progress ? (
					<Mailing progress={progress} label={mailing.title} source={source} />
				) : (
					<p>{mailing.none}</p>
				)}
				{reloads && (
					<noscript>
						<meta httpEquiv="refresh" content={String(pause)} />
						<p className="small quiet">{fillBlanks(mailing.reloads, { seconds: pause })}</p>
						<p>
							<a href={`${path}&still`}>{mailing.stop}</a>
						</p>
					</noscript>
				)}
				{progress?.isUnderWay && isStill && (
					<p>
						<a href={path}>{mailing.goOn}</a>
					</p>
				)}
				<p>
					<ButtonLink look="small outline" href={postPath}>
						{mailing.back}
					</ButtonLink>
				</p>
			</div>
		</>
	);
}

import { blogRooms } from "../../../content/blog-rooms/list.ts";
import { readMailing } from "../../../domain/blog/read-editor.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { notThere, staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";
import { Mailing } from "./mailing.tsx";
import { mailingProgress } from "./progress.server.ts";

/** Seconds after which the page reloads itself where no script runs. */
const pause = 5;

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to } = staffRoom(request, context);
	const { post, mailing } = (await readMailing(db, params.post)) ?? notThere();
	const words = blogRooms[language];
	const id = encodeURIComponent(post.id);
	const room = to(`/blog/${id}`);
	// What was typed beside the post goes along, there and back.
	const along = new URLSearchParams(searchParams);
	along.delete("still");
	return {
		words,
		room: `${room}?${along}`,
		path: `${room}/mailing?${along}`,
		source: to(`/blog?mailing=${id}`),
		title: post.title || words.list.untitled,
		isStill: searchParams.has("still"),
		progress: mailingProgress(mailing, { language, words: words.mailing }),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData && `${loaderData.words.mailing.title} | ${loaderData.title}` },
];

/** A newsletter on its way: a page of its own, which may reload itself while nobody types into it. */
export default function PostMailing({ loaderData }: Route.ComponentProps) {
	const { words, room, path, source, title, isStill, progress } = loaderData;
	const { mailing } = words;
	const reloads = progress?.isUnderWay && !isStill;
	return (
		<>
			<header className="room-head">
				<div>
					<p className="lead quiet">{mailing.title}</p>
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
						<p className="small quiet">{mailing.reloads.replace("{seconds}", String(pause))}</p>
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
					<ButtonLink look="small outline" href={room}>
						{mailing.back}
					</ButtonLink>
				</p>
			</div>
		</>
	);
}

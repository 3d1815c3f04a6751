import { Link, useNavigation, useOutletContext } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { ButtonLink, buttonClass } from "../../ui/button/button.tsx";
import { CoffeeBreak } from "../inbox/coffee-break.tsx";
import type { InboxView } from "../inbox/inbox-view.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { text, language } = staffRequest(request, context);
	return {
		title: text.screens.conversations,
		text: text.inbox.noneOpen,
		loading: text.loading,
		chat: pathTo("assistant", language),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Conversations({ loaderData: { text, loading, chat } }: Route.ComponentProps) {
	const inbox = useOutletContext<InboxView>();
	const { location } = useNavigation();
	if (location?.pathname.startsWith(`${inbox.path}/`))
		return (
			<section className="inbox-empty" role="status">
				<p className="quiet inbox-opening">{loading}</p>
			</section>
		);
	const { title, intro, way } = stateOf(inbox, text);
	return (
		<section className={inbox.isFirst ? "inbox-empty inbox-first" : "inbox-empty"} aria-label={title}>
			<CoffeeBreak />
			<h2>{title}</h2>
			{intro && <p className="quiet">{intro}</p>}
			{inbox.isFirst && (
				<p>
					<ButtonLink look="small" href={chat}>
						{text.tryChat}
					</ButtonLink>
				</p>
			)}
			{way && (
				<p>
					<Link className={buttonClass("small")} to={way.path}>
						{text[way.name]}
					</Link>
				</p>
			)}
		</section>
	);
}

type Words = InboxView["text"]["noneOpen"];

function stateOf(
	{ waiting, groups, none, filters, isFirst }: InboxView,
	{ title, intro, choose, chooseIntro, first, firstIntro }: Words,
) {
	const held = filters.filter(({ count, current }) => Boolean(count) && !current);
	const [way = null] = (["waiting", "live"] as const).flatMap((name) => {
		const path = held.find((filter) => filter.name === name)?.path;
		return path ? [{ name, path }] : [];
	});
	if (isFirst) return { title: first, intro: firstIntro, way: null };
	const isWaitingList = filters.some(({ name, current }) => name === "waiting" && current);
	if (groups.length === 0 && !isWaitingList) return { title: none, intro: null, way };
	return waiting > 0 ? { title: choose, intro: chooseIntro, way } : { title, intro, way };
}

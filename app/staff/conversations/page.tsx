import { Link, useNavigation, useOutletContext } from "react-router";
import { buttonClass } from "../../ui/button/button.tsx";
import { CoffeeBreak } from "../inbox/coffee-break.tsx";
import type { InboxView } from "../inbox/inbox-view.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { text } = staffRequest(request, context);
	return { title: text.screens.conversations, text: text.inbox.noneOpen, loading: text.loading };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Conversations({ loaderData: { text, loading } }: Route.ComponentProps) {
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
		<section className="inbox-empty" aria-label={title}>
			<CoffeeBreak />
			<h2>{title}</h2>
			{intro && <p className="quiet">{intro}</p>}
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
	{ waiting, groups, none, filters }: InboxView,
	{ title, intro, choose, chooseIntro }: Words,
) {
	const held = filters.filter(({ count, current }) => Boolean(count) && !current);
	const [way = null] = (["waiting", "live"] as const).flatMap((name) => {
		const path = held.find((filter) => filter.name === name)?.path;
		return path ? [{ name, path }] : [];
	});
	if (groups.length === 0) return { title: none, intro: null, way };
	return waiting > 0 ? { title: choose, intro: chooseIntro, way } : { title, intro, way };
}

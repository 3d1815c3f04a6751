import { Link, useOutletContext } from "react-router";
import { buttonClass } from "../../ui/button/button-look.ts";
import { CoffeeBreak } from "../inbox/coffee-break.tsx";
import type { InboxView } from "../inbox/inbox-view.server.ts";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
	const { to, text } = staffRequest(request, context);
	return {
		title: text.screens.conversations,
		text: text.inbox.quiet,
		live: to("/conversations?filter=live"),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function Conversations({ loaderData }: Route.ComponentProps) {
	const { text, live } = loaderData;
	const { waiting } = useOutletContext<InboxView>();
	return (
		<section className="inbox-empty" aria-label={waiting > 0 ? text.choose : text.title}>
			<CoffeeBreak />
			<h2>{waiting > 0 ? text.choose : text.title}</h2>
			<p className="quiet">{waiting > 0 ? text.chooseLead : text.lead}</p>
			<p>
				<Link className={buttonClass("small")} to={live}>
					{text.live}
				</Link>
			</p>
		</section>
	);
}

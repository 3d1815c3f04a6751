import { Link } from "react-router";
import { readClients } from "../../../domain/accounts/read-accounts.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, account, to, text } = staffRequest(request, context);
	const clients = await readClients(db);
	return {
		text,
		add: account.roles.includes("admin") ? to("/accounts#add") : null,
		clients: clients.map(({ id, name, subdomain }) => ({
			id,
			name,
			subdomain,
			path: to(`/clients/${encodeURIComponent(id)}`),
		})),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.clients }];

export default function Clients({ loaderData }: Route.ComponentProps) {
	const { text, add, clients } = loaderData;
	const addLink = add && (
		<ButtonLink look="small" href={add}>
			{text.accounts.add}
		</ButtonLink>
	);
	return (
		<ListPage
			title={text.screens.clients}
			text={text}
			tools={clients.length > 0 && addLink}
			empty={clients.length === 0 && text.nothing.clients}
			start={addLink}
			next={null}
		>
			<ul className="panel screen-list">
				{clients.map(({ id, name, subdomain, path }) => (
					<li key={id}>
						<div>
							<h2 className="screen-item">
								<Link to={path}>{name}</Link>
							</h2>
							<p className="small quiet">{subdomain}</p>
						</div>
					</li>
				))}
			</ul>
		</ListPage>
	);
}

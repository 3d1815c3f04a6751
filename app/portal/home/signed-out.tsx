import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Colon } from "../../ui/colon/colon.tsx";

export function SignedOut({ text, login }: { text: PortalText["signedOut"]; login: string }) {
	return (
		<section className="portal-sign-in noche">
			<div>
				<h1>{text.title}</h1>
				<p className="lead">{text.lead}</p>
				<p>
					<ButtonLink href={login}>{text.send}</ButtonLink>
				</p>
			</div>
			<p className="portal-sign-in-mark">
				<Colon />
			</p>
		</section>
	);
}

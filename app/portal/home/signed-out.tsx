import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { PortalParts } from "../../ui/portal-parts/portal-parts.tsx";

export function SignedOut({ text, login }: { text: PortalText["signedOut"]; login: string }) {
	return (
		<section className="portal-sign-in noche">
			<div>
				<h1>{text.title}</h1>
				<p className="intro">{text.lead}</p>
				<p>
					<ButtonLink look="sun" href={login}>
						{text.send}
					</ButtonLink>
				</p>
			</div>
			<PortalParts />
		</section>
	);
}

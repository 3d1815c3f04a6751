import type { StaffText } from "../../../content/staff/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { Dated } from "../../ui/near-date/near-date.tsx";
import type { crmView } from "./crm-view.server.ts";

type Props = { crm: ReturnType<typeof crmView>; text: StaffText["crm"]; path: string };

export function Crm({ crm: { status, at, link, send }, text, path }: Props) {
	return (
		<section className="panel lead-part" aria-labelledby="crm">
			<h2 id="crm">{text.title}</h2>
			<p>{at ? <Dated sentence={status} at={at} /> : status}</p>
			{link && (
				<p>
					<ButtonLink look="small quiet" href={link}>
						{text.open}
					</ButtonLink>
				</p>
			)}
			{send && <ShortForm action={path} send={send} look="small quiet" values={{ intent: "crm" }} />}
		</section>
	);
}

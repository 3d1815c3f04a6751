import type { IndustriesText } from "../../../content/pages/industries/schema.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/notice/notice.tsx";

export function UnknownIndustry({ text, back }: { text: IndustriesText["unknown"]; back: string }) {
	return (
		<Notice title={text.title} message={text.message}>
			<p>
				<ButtonLink look="sun" href={back}>
					{text.back}
				</ButtonLink>
			</p>
		</Notice>
	);
}

import { pathTo } from "../../content/addresses.ts";
import type { BlogText } from "../../content/blog/schema.ts";
import type { Language } from "../../content/language.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";

type Props = { text: BlogText["newsletter"]; language: Language };

export function NewsletterInvitation({ text, language }: Props) {
	return (
		<section className="one-thing cielo" aria-labelledby="newsletter">
			<div className="wide">
				<h2 id="newsletter">{text.heading}</h2>
				<p className="lead">{text.text}</p>
				<p className="one-thing-back">
					<ButtonLink href={pathTo("newsletter", language)}>{text.send}</ButtonLink>
				</p>
			</div>
		</section>
	);
}

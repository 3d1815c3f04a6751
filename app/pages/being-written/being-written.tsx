import { pathTo } from "../../../content/addresses.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Colon } from "../../ui/colon/colon.tsx";
import { IndustryPicture } from "../../ui/industry-picture/industry-picture.tsx";
import { Skyline } from "../../ui/skyline/skyline.tsx";
import type { Announcement } from "./announcement.server.ts";

type Props = { text: Announcement; product: string; email: string };

export function BeingWritten({ text, product, email }: Props) {
	return (
		<section className="being-written cielo">
			<div className="being-written-words wide">
				<h1>
					{text.title}
					<Colon />
				</h1>
				<div className="being-written-answer ladrillo">
					<b>{`${product}:`}</b>
					<p className="lead">{text.soon}</p>
					<p className="writing">
						<i />
						<i />
						<i />
						{text.status}
					</p>
				</div>
				<p className="lead">{text.now}</p>
				<p className="row">
					<ButtonLink href={pathTo("assistant", text.language)}>{text.assistant}</ButtonLink>
					<ButtonLink look="outline" href={`mailto:${email}?subject=${encodeURIComponent(text.title)}`}>
						{text.write}
					</ButtonLink>
				</p>
			</div>
			{text.industry ? <IndustryPicture industry={text.industry} /> : <Skyline />}
		</section>
	);
}

import { pathTo } from "../../../../content/addresses.ts";
import type { Language } from "../../../../content/language.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { IndustryPicture } from "../../../ui/industry-picture/industry-picture.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";

type Props = Pick<HomeData, "industries"> & { text: HomeSections["industries"]; language: Language };

export function Industries({ text, industries, language }: Props) {
	return (
		<section className="section wide" aria-labelledby="industries">
			<div className="industries-words">
				<h2 className="question cielo" id="industries">
					{text.question}
				</h2>
				<p className="industries-answer ladrillo">{text.answer}</p>
			</div>
			<div className="industries">
				{industries.map(({ id, name, description }) => (
					<article key={id}>
						<IndustryPicture industry={id} />
						<h3>{name}</h3>
						<p>{description}</p>
						<a href={pathTo("industry", language, { industry: id })} aria-label={`${text.explore}: ${name}`}>
							{text.explore}
						</a>
					</article>
				))}
			</div>
			<p className="industries-all">
				<ButtonLink look="outline" href={pathTo("industries", language)}>
					{text.all}
				</ButtonLink>
			</p>
		</section>
	);
}

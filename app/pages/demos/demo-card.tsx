import type { IndustryId } from "../../../content/industries/list.ts";
import { Bubble } from "../../ui/bubble/bubble.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Hour } from "../../ui/hour/hour.tsx";
import type { DemoCardData } from "./demos-data.server.ts";

const colours: Partial<Record<IndustryId, { block: string; user: string; bot: string }>> = {
	"hospitalidad-viajes": { block: "noche", user: "cielo", bot: "ladrillo" },
	"real-estate-construccion": { block: "cielo", user: "paper", bot: "ladrillo" },
	"retail-ecommerce": { block: "ladrillo", user: "cielo", bot: "noche" },
};
const fallback = { block: "niebla", user: "cielo", bot: "ladrillo" };

type Props = { card: DemoCardData; open: string };

export function DemoCard({ card, open }: Props) {
	const { block, ...bubbles } = colours[card.industry.id] ?? fallback;
	return (
		<article className={`demo-card ${block}`}>
			<p className="demo-card-of">{card.industry.name}</p>
			<Hour {...card.hour} />
			<h2>{card.name}</h2>
			<p>{card.description}</p>
			<div className="demo-card-words">
				{card.words.map(({ from, said, name }) => (
					<Bubble key={said} from={name} side={from === "user" ? "asks" : "answers"} colour={bubbles[from]}>
						{said}
					</Bubble>
				))}
			</div>
			<p className="row">
				<ButtonLink look="sun" href={card.path} aria-label={`${open}: ${card.name}, ${card.industry.name}`}>
					{open}
				</ButtonLink>
				<span>{card.duration}</span>
			</p>
		</article>
	);
}

import { Icon } from "../../ui/icon/icon.tsx";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import { Controls } from "./controls.tsx";
import type { DemoData } from "./demo-data.server.ts";
import type { Player } from "./use-player.ts";

export function TopBar({ data, player }: { data: DemoData; player: Player }) {
	const { text, industry, flow, back, twin } = data;
	return (
		<header className="demo-bar">
			<a className="icon-button demo-back" href={back}>
				<Icon name="arrow" />
				<span className="visually-hidden">{text.back}</span>
			</a>
			<IndustryIcon industry={industry.id} />
			<div className="demo-names">
				<h1>{flow.name}</h1>
				<p className="small quiet">{industry.name}</p>
			</div>
			<p className="demo-tag small sol">{text.simulation}</p>
			<Controls text={text} player={player} />
			<a className="demo-language" href={twin.path} hrefLang={twin.language} lang={twin.language}>
				{twin.name}
			</a>
		</header>
	);
}

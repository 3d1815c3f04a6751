import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { DemoData } from "./demo-data.server.ts";
import type { Player } from "./use-player.ts";

export function Controls({ text, player }: { text: DemoData["text"]; player: Player }) {
	const { live } = player.state;
	return (
		<div className="demo-controls needs-script">
			<p className="demo-status" role="status" data-live={live || undefined}>
				{live ? text.live : text.paused}
			</p>
			<Button look="small" onClick={player.toggle}>
				<Icon name={live ? "pause" : "play"} />
				<span>{live ? text.pause : text.play}</span>
			</Button>
			<Button look="small outline" onClick={player.reset}>
				<Icon name="reset" />
				<span className="demo-wide">{text.reset}</span>
			</Button>
		</div>
	);
}

import { Colon } from "../../../ui/colon/colon.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";
import { CompanyLogo } from "./company-logo.tsx";

const rounds = [0, 1, 2, 3];

type Props = Pick<HomeData, "clients" | "notice"> & { text: HomeSections["partners"] };

export function ClientCarousel({ text, clients, notice }: Props) {
	return (
		<div className="carousel">
			<div className="carousel-bar wide">
				<h3>
					{text.clients}
					<Colon />
				</h3>
				<label className="carousel-pause">
					<input className="visually-hidden" type="checkbox" />
					<span className="visually-hidden">{text.pause}</span>
					<Icon name="pause" />
					<Icon name="play" />
				</label>
			</div>
			<div className="carousel-belt">
				{rounds.map((round) => (
					<ul key={round} aria-hidden={round > 0}>
						{clients.map((client) => (
							<li key={client.id}>
								<CompanyLogo company={client} />
							</li>
						))}
					</ul>
				))}
			</div>
			<p className="wide small quiet">{notice}</p>
		</div>
	);
}

import type { Random } from "./random.ts";

const nouns =
  "account address alert archive artifact backup balance batch billing branch bucket cache certificate channel client cluster column command commit connector container credential cursor dashboard dataset deployment domain driver endpoint environment event export field filter folder gateway handler header host image import index instance invoice job key label layer ledger limit listener log manifest member message metric migration mirror module namespace network node object operator order organization package partition password payload permission pipeline plugin policy pool port process profile project provider proxy query queue quota record region registry release replica report request resource response role route rule schedule schema scope secret segment server service session setting shard signature snapshot source stage status storage stream subscription table tag target task team template tenant thread token topic trace transaction trigger upload usage user vault version volume webhook worker workflow workspace zone";
const verbs =
  "accept activate add allocate apply archive assign attach bind build cancel check clone close collect combine compare complete compress configure confirm connect copy create decode delete deliver deploy describe detach disable discover download enable encode encrypt expire export extend fetch filter forward generate grant import inspect install invoke join launch list load lock merge migrate monitor mount notify open pause poll prepare promote publish pull purge push read rebuild receive recover refresh register reject release reload rename renew repair replace replay reset resolve restart restore resume retry revoke rotate route sample save scale scan schedule send sign sort split start stop store stream submit suspend sync throttle trace transfer trim unlock update upgrade upload validate verify watch write";
const qualities =
  "active annual cold compact current default direct durable dynamic early encrypted external failed final fixed foreign global hidden idle immediate incoming internal large latest linked local locked manual minimal mutable nested open optional original outgoing parallel partial pending persistent primary private public queued random recent regional remote required reserved restricted safe scheduled secondary shared signed simple single stable staged stale static strict temporary trusted unique unused valid virtual weekly";

const lists = { nouns: nouns.split(" "), verbs: verbs.split(" "), qualities: qualities.split(" ") };

/** Words for made-up documentation: enough of them that a search index looks like a real one's. */
export class Words {
  readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  noun = () => this.random.pick(lists.nouns);
  verb = () => this.random.pick(lists.verbs);
  quality = () => this.random.pick(lists.qualities);
  thing = () => (this.random.next() < 0.5 ? `${this.quality()} ${this.noun()}` : this.noun());
  /** `rotateSigningKey`-like. */
  camel = () => this.verb() + capital(this.noun()) + (this.random.next() < 0.3 ? capital(this.noun()) : "");
  snake = () => `${this.noun()}_${this.noun()}`;
  type = () => capital(this.noun());
  /** Few of these are ever the same, as with identifiers of real code. */
  name = () => `${this.noun()}${capital(this.noun())}${this.random.between(1, 99)}`;
}

/** The word with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

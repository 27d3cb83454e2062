import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StairsOutlined from '@mui/icons-material/StairsOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { IconName } from '../declare/icons';

const icons = {
  article: ArticleOutlined,
  badge: BadgeOutlined,
  bolt: BoltOutlined,
  dashboard: SpaceDashboardOutlined,
  description: DescriptionOutlined,
  'edit-note': EditNoteOutlined,
  file: InsertDriveFileOutlined,
  flag: FlagOutlined,
  gavel: GavelOutlined,
  handshake: HandshakeOutlined,
  home: HomeOutlined,
  inbox: InboxOutlined,
  mail: MailOutlined,
  offer: LocalOfferOutlined,
  people: PeopleAltOutlined,
  percent: PercentOutlined,
  phone: PhoneOutlined,
  'photo-library': PhotoLibraryOutlined,
  privacy: PrivacyTipOutlined,
  redeem: RedeemOutlined,
  rule: RuleOutlined,
  stairs: StairsOutlined,
  star: StarBorderOutlined,
  'support-agent': SupportAgentOutlined,
  table: TableChartOutlined,
  work: WorkOutlineOutlined,
} satisfies Record<IconName, typeof ArticleOutlined>;

export function ResourceIcon({ name }: { readonly name: IconName }) {
  const Icon = icons[name];
  return <Icon />;
}

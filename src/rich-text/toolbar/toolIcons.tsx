import CodeOutlined from '@mui/icons-material/CodeOutlined';
import FormatAlignLeftOutlined from '@mui/icons-material/FormatAlignLeftOutlined';
import FormatBoldOutlined from '@mui/icons-material/FormatBoldOutlined';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatColorFillOutlined from '@mui/icons-material/FormatColorFillOutlined';
import FormatColorTextOutlined from '@mui/icons-material/FormatColorTextOutlined';
import FormatIndentDecreaseOutlined from '@mui/icons-material/FormatIndentDecreaseOutlined';
import FormatIndentIncreaseOutlined from '@mui/icons-material/FormatIndentIncreaseOutlined';
import FormatItalicOutlined from '@mui/icons-material/FormatItalicOutlined';
import FormatLineSpacingOutlined from '@mui/icons-material/FormatLineSpacingOutlined';
import FormatListBulletedOutlined from '@mui/icons-material/FormatListBulletedOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import FormatUnderlinedOutlined from '@mui/icons-material/FormatUnderlinedOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HorizontalRuleOutlined from '@mui/icons-material/HorizontalRuleOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertLinkOutlined from '@mui/icons-material/InsertLinkOutlined';
import MoreHorizOutlined from '@mui/icons-material/MoreHorizOutlined';
import OndemandVideoOutlined from '@mui/icons-material/OndemandVideoOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import PreviewOutlined from '@mui/icons-material/PreviewOutlined';
import RedoOutlined from '@mui/icons-material/RedoOutlined';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import SubscriptOutlined from '@mui/icons-material/SubscriptOutlined';
import SuperscriptOutlined from '@mui/icons-material/SuperscriptOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';

/** Elements created once, so that React does not render an icon again with its button. */
export const toolIcons = {
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
  bold: <FormatBoldOutlined />,
  italic: <FormatItalicOutlined />,
  underline: <FormatUnderlinedOutlined />,
  strike: <StrikethroughS />,
  sub: <SubscriptOutlined />,
  sup: <SuperscriptOutlined />,
  colour: <FormatColorTextOutlined />,
  background: <FormatColorFillOutlined />,
  clear: <FormatClear />,
  bullets: <FormatListBulletedOutlined />,
  numbers: <FormatListNumberedOutlined />,
  outdent: <FormatIndentDecreaseOutlined />,
  indent: <FormatIndentIncreaseOutlined />,
  align: <FormatAlignLeftOutlined />,
  lineHeight: <FormatLineSpacingOutlined />,
  link: <InsertLinkOutlined />,
  picture: <ImageOutlined />,
  video: <OndemandVideoOutlined />,
  table: <TableChartOutlined />,
  rule: <HorizontalRuleOutlined />,
  preview: <PreviewOutlined />,
  code: <CodeOutlined />,
  fullScreen: <OpenInFullOutlined />,
  keys: <HelpOutlineOutlined />,
  more: <MoreHorizOutlined />,
} as const;
